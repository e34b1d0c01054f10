import type { LegalTextId } from '../../../machines/shell/legal/legal.events.ts'
import { ButtonLink } from '../../core/design/Link.tsx'

const fileNames: Record<LegalTextId, string> = {
  GTC: 'limelight-terms-of-service.txt',
  PP: 'limelight-data-protection.txt',
  IMP: 'limelight-imprint.txt',
}

interface Props {
  id: LegalTextId
  text: string
  children: string
}

/** Hands over a document that is on the page as a text file. */
export function DownloadLink({ id, text, children }: Props) {
  return (
    <div>
      <ButtonLink
        icon="download"
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        download={fileNames[id]}
      >
        {children}
      </ButtonLink>
    </div>
  )
}
