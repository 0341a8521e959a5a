/** Responds with 404 for every path without a route [RT-3]. */
export function loader() {
  throw new Response("", { status: 404, statusText: "Page Not Found" });
}

export default function NotFound() {
  return null;
}
