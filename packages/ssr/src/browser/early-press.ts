declare global {
  interface Window {
    /** Stops noting presses and returns the buttons that were pressed. */
    hojrehPressed?: () => Iterable<HTMLButtonElement>
  }
}

/**
 * A script for the page's head: notes which buttons are pressed while no handler listens yet, and keeps forms that only
 * the app can send from being sent without it: typed text would stand in the address. Serve it as a file.
 */
export const earlyPressScript = `(function(){addEventListener('submit',function(e){if(!e.target.hasAttribute('action'))e.preventDefault()},true);var p=new Set;function n(e){var b=e.target instanceof Element&&e.target.closest('button[type=button]');if(b)p.add(b)}addEventListener('click',n,true);hojrehPressed=function(){removeEventListener('click',n,true);return p}})()\n`

/**
 * Takes over from the head's script, just before React listens itself. The returned function presses the noted buttons
 * again, each once, for when the page is hydrated: a shopper's first «add to cart» is not lost on a slow phone.
 */
export const takeEarlyPresses = (): (() => void) => {
  const pressed = [...(window.hojrehPressed?.() ?? [])]
  return () => {
    for (const button of pressed) if (button.isConnected) button.click()
  }
}
