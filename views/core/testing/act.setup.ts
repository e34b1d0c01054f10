import React from 'react'
import { flushSync } from 'react-dom'

/** React as guests have it has no `act`; what a test draws is there nevertheless once it was drawn. */
React.act ??= async (run: () => unknown) => {
  await flushSync(run)
}
