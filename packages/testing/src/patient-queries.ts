import { configure } from '@testing-library/react'

// The time is for a busy machine; nothing waits that long. And a query that is asked until it finds something would print
// the whole page each time that it does not.
configure({ asyncUtilTimeout: 30_000, getElementError: (message) => new Error(message ?? 'not found') })
