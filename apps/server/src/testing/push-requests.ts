/** Push subscription in the format of a browser. */
const pushSubscription = {
  endpoint: "https://push.example.com/send/1",
  keys: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
  language: "ru",
};

/** Valid requests for each call about Web Push, of guests and staff, and for the heartbeat of a console. */
export const pushRequests = {
  deviceBeat: () => ({
    body: {
      pageId: "00000000-0000-4000-8000-0000000000aa",
      isAwake: true,
      isAudible: true,
      canNotify: false,
      battery: null,
      isCharging: null,
      branchId: null,
    },
  }),
  subscribePush: () => ({ body: pushSubscription }),
  unsubscribePush: () => ({ body: { endpoint: pushSubscription.endpoint } }),
  subscribeStaffPush: () => ({ body: pushSubscription }),
  unsubscribeStaffPush: () => ({ body: { endpoint: pushSubscription.endpoint } }),
  // The staff session has no push subscription at this address, so the test call reaches no push service.
  testStaffPush: () => ({ body: { endpoint: "https://push.example.com/send/2" } }),
};
