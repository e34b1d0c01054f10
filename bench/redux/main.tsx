import '../../views/core/design/design.css'

import { configureStore } from '@reduxjs/toolkit'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import type { Channel } from '../../machines/shell/realtime/realtime.events.ts'
import { parseFrame } from '../../services/shell/pushes.schema.ts'
import { type AppActor, Environment } from '../../views/core/environment.tsx'
import { TextProvider, useAreaText } from '../../views/core/text/text.tsx'
import { channelsSlice } from './channelsSlice.ts'
import { ReduxList } from './ReduxList.tsx'

declare global {
  interface Window {
    /** Begins to listen as that guest, with these channels. */
    beginRedux(guest: ReduxGuest): Promise<void>
  }
}

export interface ReduxGuest {
  realtimeUrl: string
  accessToken: string
  guestId: string
  channels: readonly Channel[]
}

const store = configureStore({ reducer: { channels: channelsSlice.reducer }, devTools: false })
const { channelsLoaded, pushReceived } = channelsSlice.actions

/** The rows send what is pressed to actors; here nobody presses anything. */
const nobody = { system: { get: () => undefined }, send() {} } as unknown as AppActor

function Page() {
  useAreaText('messenger')
  return (
    <main style={{ height: '100vh', display: 'grid', width: '22rem' }}>
      <ReduxList />
    </main>
  )
}

window.beginRedux = async ({ realtimeUrl, accessToken, guestId, channels }) => {
  store.dispatch(channelsLoaded(channels))
  const socket = new WebSocket(realtimeUrl)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error('the channel cannot be opened'))
  })
  const signed = { accessToken, guestId }
  socket.send(JSON.stringify({ type: 'requestSession', language: 'en', ...signed }))
  await new Promise<void>((resolve) => {
    socket.onmessage = ({ data }) => {
      const frame = parseFrame(data)
      if (!('push' in frame)) return
      if (frame.push.type === 'sessionAcknowledged') resolve()
      store.dispatch(pushReceived(frame.push))
    }
  })
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Environment value={{ actor: nobody, now: Date.now, saveLog: async () => {} }}>
      <Suspense>
        <TextProvider language="en">
          <Provider store={store}>
            <Page />
          </Provider>
        </TextProvider>
      </Suspense>
    </Environment>
  </StrictMode>,
)
