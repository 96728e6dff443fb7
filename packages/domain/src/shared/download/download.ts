/** Has the browser save what an address of our own answers; the page stays, and so does the download when it is left. */
export function download(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/** Hands content that is here already to the browser as a file. */
export function downloadContent(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  download(url, name)
  // some browsers read it after the click
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
