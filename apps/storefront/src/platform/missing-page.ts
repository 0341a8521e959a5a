/** Returns the response that a loader throws if the brand disabled the page or there is nothing to show [BR-14]. */
export function createNotFoundResponse(): Response {
  return new Response(null, { status: 404 });
}
