/** Not of the service worker, which shares no code.
 * @param {string} id
 */
const ofThePage = (id) => !id.includes('/src/serviceWorker/')

/** Short hashes: the first page names every file that comes later, and theirs do not compress. */
const names = {
  assetFileNames: 'assets/[name]-[hash:7][extname]',
  chunkFileNames: 'assets/[name]-[hash:7].js',
}

/**
 * Makes one file of what the browser loads together: many small ones are larger together. What the
 * first page needs is one, the machines that come later are another. Programs for Node are left alone.
 * @returns {import('vite').Plugin}
 */
export function appChunks() {
  const groups = [
    { name: 'first', tags: /** @type {['$initial']} */ (['$initial']), test: ofThePage },
    { name: 'laterMachines', test: /\/machines\// },
  ]
  return {
    name: 'app-chunks',
    apply: 'build',
    config: (_, { isSsrBuild }) =>
      isSsrBuild
        ? {}
        : { build: { rolldownOptions: { output: { codeSplitting: { groups }, ...names } } } },
  }
}
