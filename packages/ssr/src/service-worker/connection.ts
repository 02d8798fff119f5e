import { connectionChannel } from '@hojreh/app/connection-channel'

const channel = new BroadcastChannel(connectionChannel)
let isLost = false

const tell = (next: boolean) => {
  if (next === isLost) return
  isLost = next
  channel.postMessage({ isLost })
}

// A page that has just opened cannot know whether it is a kept copy.
channel.onmessage = () => {
  if (isLost) channel.postMessage({ isLost })
}

/** Tells every open page when the network is lost and when it is back. A call that the page gave up tells nothing. */
export const connectionPlugin = {
  fetchDidFail: async ({ error }: { error: Error }): Promise<void> => {
    if (error.name !== 'AbortError') tell(true)
  },
  fetchDidSucceed: async ({ response }: { response: Response }): Promise<Response> => {
    tell(false)
    return response
  },
}
