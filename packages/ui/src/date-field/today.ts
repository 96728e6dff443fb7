const eightHours = 8 * 60 * 60 * 1000

/** The current day in Shanghai, YYYY-MM-DD. */
export const today = () => new Date(Date.now() + eightHours).toISOString().slice(0, 10)
