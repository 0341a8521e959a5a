/**
 * Service worker that shows the console's push notifications, also while the console is closed. It has no `fetch`
 * handler: it caches nothing, and every request uses the network. The build compiles it into
 * `/console/service-worker.js`.
 */
import { openLink, showPushNotification } from "./pushes.ts";
import { renewSubscription } from "./renew-subscription.ts";
import { serviceWorkerScope } from "./worker-scope.ts";

serviceWorkerScope.addEventListener("install", (event) => event.waitUntil(serviceWorkerScope.skipWaiting()));
serviceWorkerScope.addEventListener("activate", (event) =>
  event.waitUntil(serviceWorkerScope.clients.claim()),
);
serviceWorkerScope.addEventListener("push", (event) => event.waitUntil(showPushNotification(event.data)));
serviceWorkerScope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openLink(event.notification.data));
});
// If the renewal of the push subscription fails, the next opened page renews it.
serviceWorkerScope.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(renewSubscription(event).catch(() => undefined)),
);
