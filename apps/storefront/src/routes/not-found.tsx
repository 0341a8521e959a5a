/** Every address that no route knows [RT-3]. */
export function loader() {
  throw new Response("", { status: 404, statusText: "Page Not Found" });
}

export default function NotFound() {
  return null;
}
