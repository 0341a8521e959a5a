import type { Route } from "./+types/not-found";

/** Every address that no route knows [RT-3]. */
export function loader({ request }: Route.LoaderArgs) {
  throw new Response(`Page not found: ${new URL(request.url).pathname}`, {
    status: 404,
    statusText: "Page Not Found",
  });
}

export default function NotFound() {
  return null;
}
