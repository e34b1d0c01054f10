import type { AbstractSetupSchema, DocumentDecoration, initGraphQLTada } from 'gql.tada'

/**
 * The function that makes documents of one service: gql.tada's, without its parser, for the text
 * itself is what is sent.
 * @returns a function from the text of a document and the fragments that it uses to a document with
 * the types of its answer and its variables
 */
export function documentsOf<const TSetup extends AbstractSetupSchema>() {
  const joined = (text: string, fragments: readonly string[] = []) =>
    [text, ...fragments].join('\n')
  return joined as unknown as initGraphQLTada<TSetup>
}

/** The text of a document that `documentsOf` made. */
export function textOf(document: DocumentDecoration): string {
  return document as unknown as string
}

/** Whether the text of a document is of what changes something: each time that it is sent, it counts. */
export const isMutation = (text: string): boolean => /^\s*mutation\b/.test(text)

/**
 * The name of a document's operation.
 * @returns `document` when it has none
 */
export function operationOf(text: string): string {
  return /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? 'document'
}
