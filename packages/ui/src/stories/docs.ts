/** On a docs page each story gets a page of its own: what floats would else lie over all of them. */
export const onItsOwnPage = { docs: { story: { inline: false, height: '560px' } } }
