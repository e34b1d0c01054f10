import { Button, type ButtonLook } from '../../core/design/Button.tsx'
import { useAddress } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'

/** Opens the dialog in which a problem is reported. */
export function ReportButton({ size }: Pick<ButtonLook, 'size'>) {
  const text = useText()
  const report = useAddress('report')
  return (
    <Button
      icon="flag"
      {...(size && { size })}
      onPress={() => report.send({ type: 'report.openRequested' })}
    >
      {text('report.open')}
    </Button>
  )
}
