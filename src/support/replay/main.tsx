import './replay.css'
import { serveFrame } from './frame.ts'
import { refusePictures } from './pictures.ts'
import { showFocus } from './shownFocus.ts'
import { makeUntouchable } from './untouchable.ts'
import { drawIn } from './views.tsx'

// Before what keeps pointers from everything else
showFocus(window)
makeUntouchable(window)
refusePictures(globalThis)

// This document has no origin of its own; its files come from the console's
const { origin } = new URL(import.meta.url)
const place = document.getElementById('root') as HTMLElement
serveFrame(window, origin, drawIn(place, reportError))
