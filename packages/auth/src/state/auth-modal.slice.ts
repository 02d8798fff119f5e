import { createSlice } from '@reduxjs/toolkit'

/** The flag of the specification: the modal is shown app-wide while it is true. */
export const authModalSlice = createSlice({
  name: 'authModal',
  initialState: { showAuthModal: false },
  reducers: {
    authModalOpened: (modal) => {
      modal.showAuthModal = true
    },
    authModalClosed: (modal) => {
      modal.showAuthModal = false
    },
  },
})

export const { authModalOpened, authModalClosed } = authModalSlice.actions
