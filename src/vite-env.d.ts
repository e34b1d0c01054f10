/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The version that was built. */
  readonly VITE_BUILD: string
}
