import { use, useLayoutEffect } from 'react'
import { Environment } from './environment.tsx'

/** What a page is about, in the words of schema.org. */
export type Thing = { '@type': string; [property: string]: unknown }

interface Props {
  of: Thing
}

/** Tells search engines what the page is about, unless it is drawn as it was once. */
export function StructuredData({ of }: Props) {
  return use(Environment)?.isPast ? null : <Written of={of} />
}

/** Nothing in it can end the element or be run. */
function Written({ of }: Props) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...of })
  useLayoutEffect(() => {
    // React would write the element as markup, which the policy for trusted types refuses
    const data = document.createElement('script')
    data.type = 'application/ld+json'
    data.text = trusted(json.replaceAll('<', '\\u003c'))
    document.head.append(data)
    return () => data.remove()
  }, [json])
  return null
}

interface Policy {
  createScript(text: string): string
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy
}

/** A document takes each policy once. */
let policy: Policy | undefined

function trusted(json: string): string {
  if (!('trustedTypes' in window)) return json
  policy ??= (window.trustedTypes as TrustedTypes).createPolicy('structured-data', {
    createScript(text) {
      JSON.parse(text)
      return text
    },
  })
  return policy.createScript(json)
}
