declare module 'virtual:texts' {
  /** The texts of an area's features, made of their `FEATURE.LANGUAGE.json` by `messages.plugin.ts`. */
  export function loadTexts(area: string, language: string): Promise<Record<string, string>>
}
