interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): void
}

/**
 * The page's policy of trusted types: workers come from the inspector's own files, and nothing else may
 * become script or markup.
 */
export function trustOwnScripts(page: object, base: string): void {
  if (!('trustedTypes' in page)) return
  const policy = page.trustedTypes as TrustedTypes
  policy.createPolicy('default', {
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, base)
      if (origin === new URL(base).origin && pathname.startsWith('/inspector/assets/')) return url
      throw new TypeError(`${url} is no script of the inspector`)
    },
  })
}
