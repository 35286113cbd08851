/** What a deployment says about answers that may be written in several ways. */
interface Reading {
  /** The offset, as `+08:00`, of a time that has none: a day, and the minutes after its midnight. */
  offsetAt: (day: string, minutes: number) => string
  /** Whether pictures may come by `http:`, as they do on a developer's own machine. */
  takesHttp: boolean
  /** The address of a picture in a width, where one size can be asked for in others. */
  resize?: ((src: string, width: number) => string | undefined) | undefined
}

let reading: Reading = { offsetAt: () => '+08:00', takesHttp: false }

/** Says how answers are read from now on. A process serves one site, whose zone and address don't change. */
export function readAnswersAs(given: Reading): void {
  reading = given
}

export const offsetAt: Reading['offsetAt'] = (day, minutes) => reading.offsetAt(day, minutes)

export const takesHttp = (): boolean => reading.takesHttp

export const resized = (src: string, width: number): string | undefined =>
  reading.resize?.(src, width)

/** Whether pictures of one size can be had in others. */
export const canResize = (): boolean => reading.resize !== undefined
