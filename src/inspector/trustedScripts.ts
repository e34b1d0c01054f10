interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): void
}

/**
 * The page's policy of trusted types: workers come from the page's own files, and nothing else may
 * become script or markup.
 * @param folder where these files are, as a path
 */
export function trustOwnScripts(page: object, base: string, folder = '/inspector/assets/'): void {
  if (!('trustedTypes' in page)) return
  const policy = page.trustedTypes as TrustedTypes
  policy.createPolicy('default', {
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, base)
      if (origin === new URL(base).origin && pathname.startsWith(folder)) return url
      throw new TypeError(`${url} is no script of this page`)
    },
  })
}
