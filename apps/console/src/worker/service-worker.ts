/**
 * Service worker that shows the console's push notifications, also while the console is closed. It has no `fetch`
 * handler: it caches nothing, and every request uses the network. The build compiles it into
 * `/console/service-worker.js`.
 */
import { openLink, showPushNotification } from "./pushes.ts";
import { renewSubscription } from "./renew-subscription.ts";
import { workerScope } from "./worker-scope.ts";

workerScope.addEventListener("install", (event) => event.waitUntil(workerScope.skipWaiting()));
workerScope.addEventListener("activate", (event) => event.waitUntil(workerScope.clients.claim()));
workerScope.addEventListener("push", (event) => event.waitUntil(showPushNotification(event.data)));
workerScope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openLink(event.notification.data));
});
// If the renewal of the push subscription fails, the next opened page renews it.
workerScope.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(renewSubscription(event).catch(() => undefined)),
);
