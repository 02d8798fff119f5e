const nextFrame = () => new Promise(requestAnimationFrame)

/** Timers without a delay run in the order in which they were set; what they change is painted two frames later. */
export const settled = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve))
  await nextFrame()
  await nextFrame()
}

/** Until observers of the element's size have been told of it: the browser tells them in the order of their making. */
export const measured = async (element: Element): Promise<void> => {
  await new Promise<void>((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
  })
  await settled()
}

/** Until observers of whether the element is in sight have been told of it, as `measured`. */
export const looked = async (element: Element): Promise<void> => {
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
  })
  await settled()
}
