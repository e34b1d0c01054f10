import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

test('keeps its closing button beside its words where there is little room', async () => {
  for (const width of [240, 300, 600]) {
    const screen = await render(
      <div style={{ width }}>
        <Notice
          close={{ words: 'Close', onPress: () => {} }}
          action={<Button size="small">Bring it back</Button>}
        >
          The conversation with Juno Amber is in the archive now.
        </Notice>
      </div>,
    )
    const words = screen
      .getByText(/^The conversation/)
      .element()
      .getBoundingClientRect()
    const close = screen.getByRole('button', { name: 'Close' }).element().getBoundingClientRect()
    expect(close.left, `at ${width}`).toBeGreaterThanOrEqual(words.right)
    expect(close.top, `at ${width}`).toBeLessThan(words.bottom + 40)
    await screen.unmount()
  }
})
