/**
 * Service worker that shows the console's push notifications, also while the console is closed. It has no `fetch`
 * handler: it caches nothing, and every request uses the network. The build compiles it into
 * `/console/service-worker.js`.
 */
import { openLink, showPushed } from "./pushes.ts";
import { renewSubscription } from "./renew-subscription.ts";
import { scope } from "./worker-scope.ts";

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener("push", (event) => event.waitUntil(showPushed(event.data)));
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openLink(event.notification.data));
});
// If the renewal fails, the next opened page repeats it.
scope.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(renewSubscription(event).catch(() => undefined)),
);
