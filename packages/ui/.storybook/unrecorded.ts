// Storybook writes down each call of `storybook/test` for its panel, with the text of every element that it was given,
// unless the address says otherwise when that module is loaded. As a test, nobody sees the panel.
const address = new URL(location.href)
address.searchParams.set('instrument', 'false')
history.replaceState(null, '', address)
