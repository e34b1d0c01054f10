/** Bytes as base64. */
export function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

/** Bytes as base64 that can stand in an address, without its filling. */
export function base64url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
