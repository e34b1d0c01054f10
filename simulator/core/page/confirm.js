import { element } from './dom.js'

const dialog = element('confirm', HTMLDialogElement)
const yes = element('confirm-yes', HTMLButtonElement)

/**
 * Asks before something is lost; Escape is a no.
 * @param {string} question
 * @param {string} loss what is lost, and what stays
 * @param {string} verb what the button that does it says
 * @returns {Promise<boolean>} whether it is to be done
 */
export function confirmed(question, loss, verb) {
  element('confirm-question', HTMLElement).textContent = question
  element('confirm-loss', HTMLElement).textContent = loss
  yes.textContent = verb
  dialog.returnValue = ''
  dialog.showModal()
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true })
  })
}

yes.addEventListener('click', () => dialog.close('yes'))
element('confirm-no', HTMLButtonElement).addEventListener('click', () => dialog.close(''))
