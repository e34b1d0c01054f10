import { createContext, use, useState } from 'react'

/** Whether pictures of the network can come: where none can, what stands in their place is drawn at once. */
export const PicturesCome = createContext(true)

/**
 * Whether what stands in a picture's place is drawn.
 * @param address of the picture; another address is tried anew
 * @returns whether it does not come, and what is called once it did not
 */
export function useLacking(address: string): [isLacking: boolean, onLack: () => void] {
  const come = use(PicturesCome)
  const [lacking, setLacking] = useState<string>()
  return [!come || lacking === address, () => setLacking(address)]
}
