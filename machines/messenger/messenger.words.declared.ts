import { oneOf } from '../core/declared.ts'

export const messageTypeWords = oneOf(['freeShow', 'gift', 'picture', 'text', 'toyControl'])
