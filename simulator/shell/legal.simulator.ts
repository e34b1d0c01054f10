import { Refusal } from '../core/refusal.ts'
import { endpoint } from '../core/rest.ts'

/** Every house text, by path: `./legal/PP.en.txt`. */
const texts = import.meta.glob<string>('./legal/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The legal texts by id, as their files are called when they are downloaded (LGL-7). */
export const legalFileNames = {
  PP: 'limelight-privacy-policy',
  GTC: 'limelight-terms-of-service',
  IMP: 'limelight-imprint',
}

/**
 * The legal texts' download (LGL-7): plain text in the language of the request, else in English. Its
 * first line is the title; a line that begins with a number and a dot heads a section; empty lines
 * part the paragraphs.
 */
export const endpoints = [
  endpoint({
    method: 'GET',
    path: 'asset/legal-text/download/:legalTextId',
    answer({ parameter, language }) {
      const id = parameter('legalTextId')
      if (!Object.hasOwn(legalFileNames, id)) {
        throw new Refusal(404, 'legalTextId: must be PP, GTC or IMP', 'legalTextId')
      }
      const isWritten = `./legal/${id}.${language}.txt` in texts
      const written = isWritten ? language : 'en'
      const name = legalFileNames[id as keyof typeof legalFileNames]
      return new Response(texts[`./legal/${id}.${written}.txt`], {
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Content-Language': written,
          'Content-Disposition': `attachment; filename="${name}-${written}.txt"`,
        },
      })
    },
  }),
]
