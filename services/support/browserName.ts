const browsers = [
  [/Edg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chromium'],
  [/Version\/(\d+).*Safari/, 'Safari'],
] as const

/** Name and main version of a browser, by how it names itself; `unknown` for one that is not known. */
export function browserNameOf(userAgent: string): string {
  for (const [pattern, name] of browsers) {
    const [, version] = pattern.exec(userAgent) ?? []
    if (version) return `${name} ${version}`
  }
  return 'unknown'
}
