/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The id of the build: a hash of its contents. */
  readonly VITE_BUILD: string
}
