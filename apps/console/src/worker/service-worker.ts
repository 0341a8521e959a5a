/**
 * Shows Web Push notifications of the console while it is closed. It has no `fetch` handler: nothing is cached, and every
 * request goes to the network. The build compiles it into `/console/service-worker.js`.
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
// What fails here is repaired by the next page that opens.
scope.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(renewSubscription(event).catch(() => undefined)),
);
