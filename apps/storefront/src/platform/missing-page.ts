/** What a loader throws where the brand has switched a page off or there is nothing to show: it is not there [BR-14]. */
export function missing(): Response {
  return new Response(null, { status: 404 });
}
