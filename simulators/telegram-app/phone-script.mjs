// Telegram's side of the bridge, based on core.telegram.org/bots/webapps and the platform's documentation of its
// events.
(() => {
  const facts = JSON.parse(document.getElementById("facts").textContent);
  const findById = (id) => document.getElementById(id);
  const [store, mainButton, backButton, ask] = ["store", "main", "back", "ask"].map(findById);
  const THEMES = {
    light: {
      bg_color: "#ffffff",
      secondary_bg_color: "#efeff4",
      section_bg_color: "#ffffff",
      header_bg_color: "#ffffff",
      bottom_bar_bg_color: "#ffffff",
      text_color: "#000000",
      hint_color: "#999999",
      subtitle_text_color: "#999999",
      link_color: "#2481cc",
      accent_text_color: "#2481cc",
      button_color: "#2481cc",
      button_text_color: "#ffffff",
      destructive_text_color: "#ff3b30",
      section_header_text_color: "#6d6d71",
      section_separator_color: "#eaeaea",
    },
    dark: {
      bg_color: "#17212b",
      secondary_bg_color: "#232e3c",
      section_bg_color: "#17212b",
      header_bg_color: "#17212b",
      bottom_bar_bg_color: "#17212b",
      text_color: "#f5f5f5",
      hint_color: "#708499",
      subtitle_text_color: "#708499",
      link_color: "#6ab3f3",
      accent_text_color: "#6ab2f2",
      button_color: "#5288c1",
      button_text_color: "#ffffff",
      destructive_text_color: "#ec3942",
      section_header_text_color: "#6ab3f3",
      section_separator_color: "#111921",
    },
  };
  let theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  let isClosingAsked = false;
  let isContactShared = false;
  let hasShortcut = false;
  const log = { ready: 0, haptics: 0 };

  const postToStore = (eventType, eventData) =>
    store.contentWindow.postMessage(JSON.stringify({ eventType, eventData }), "*");
  const sendTheme = () => postToStore("theme_changed", { theme_params: THEMES[theme] });
  const sendViewport = () =>
    postToStore("viewport_changed", {
      height: store.clientHeight,
      width: store.clientWidth,
      is_expanded: true,
      is_state_stable: true,
    });
  const showLog = () => Object.assign(document.body.dataset, log);

  function applyTheme() {
    document.documentElement.toggleAttribute("data-dark", theme === "dark");
    findById("theme").setAttribute("aria-pressed", String(theme === "dark"));
  }

  function askQuestion(text, yes) {
    ask.querySelector("p").textContent = text;
    findById("yes").textContent = yes;
    ask.showModal();
    return new Promise((resolve) => {
      findById("yes").onclick = () => ask.close("yes");
      findById("no").onclick = () => ask.close("no");
      ask.onclose = () => resolve(ask.returnValue === "yes");
    });
  }

  const events = {
    web_app_ready: () => (log.ready += 1),
    web_app_request_theme: sendTheme,
    web_app_request_viewport: sendViewport,
    web_app_expand: sendViewport,
    web_app_request_safe_area: () =>
      postToStore("safe_area_changed", { top: 0, bottom: 0, left: 0, right: 0 }),
    web_app_request_content_safe_area: () =>
      postToStore("content_safe_area_changed", { top: 0, bottom: 0, left: 0, right: 0 }),
    web_app_setup_back_button: ({ is_visible: isVisible }) => (backButton.hidden = !isVisible),
    web_app_setup_main_button(data) {
      mainButton.hidden = !data.is_visible;
      if (data.text) mainButton.textContent = data.text;
      mainButton.disabled = data.is_active === false;
      if (data.color) mainButton.style.background = data.color;
      if (data.text_color) mainButton.style.color = data.text_color;
      mainButton.setAttribute("aria-busy", String(data.is_progress_visible === true));
    },
    web_app_setup_secondary_button({ is_visible: isVisible, text }) {
      findById("second").hidden = !isVisible;
      if (text) findById("second").textContent = text;
    },
    web_app_open_scan_qr_popup() {
      const data = prompt(facts.t.scan);
      if (data) postToStore("qr_text_received", { data });
      else postToStore("scan_qr_popup_closed", {});
    },
    web_app_check_home_screen: () =>
      postToStore("home_screen_checked", { status: hasShortcut ? "added" : "missed" }),
    async web_app_add_to_home_screen() {
      hasShortcut = await askQuestion(facts.t.shortcut, facts.t.add);
      postToStore(hasShortcut ? "home_screen_added" : "home_screen_failed", {});
    },
    web_app_setup_closing_behavior: ({ need_confirmation: isAsked }) => (isClosingAsked = isAsked),
    web_app_trigger_haptic_feedback: () => (log.haptics += 1),
    async web_app_request_phone() {
      isContactShared = await askQuestion(facts.t.ask, facts.t.share);
      postToStore("phone_requested", { status: isContactShared ? "sent" : "cancelled" });
    },
    async web_app_invoke_custom_method({ req_id: id, method }) {
      if (method !== "getRequestedContact" || !isContactShared)
        return postToStore("custom_method_invoked", { req_id: id, error: "UNKNOWN" });
      const query = new URLSearchParams({ person: facts.person, bot: facts.bot });
      const reply = await fetch(`contact?${query}`);
      postToStore("custom_method_invoked", { req_id: id, result: await reply.text() });
    },
    web_app_request_location: () =>
      postToStore("location_requested", { available: true, latitude: 41.311_151, longitude: 69.279_737 }),
    web_app_open_link: ({ url }) => window.open(url, "_blank", "noopener"),
    web_app_open_tg_link: ({ path_full: path }) => (document.body.dataset.link = path),
    web_app_close: closeStore,
  };

  addEventListener("message", ({ source, data }) => {
    if (source !== store.contentWindow || typeof data !== "string") return;
    const { eventType, eventData } = JSON.parse(data);
    void events[eventType]?.(eventData ?? {});
    showLog();
  });
  addEventListener("resize", sendViewport);
  backButton.onclick = () => postToStore("back_button_pressed");
  findById("second").onclick = () => postToStore("secondary_button_pressed");
  mainButton.onclick = () => postToStore("main_button_pressed");
  findById("theme").onclick = () => {
    theme = theme === "dark" ? "light" : "dark";
    applyTheme();
    sendTheme();
  };
  findById("leave").onclick = async () => {
    if (!isClosingAsked || (await askQuestion(facts.t.leave, facts.t.close))) closeStore();
  };
  findById("again").onclick = () => location.reload();

  function closeStore() {
    store.remove();
    mainButton.hidden = backButton.hidden = findById("second").hidden = true;
    findById("closed").hidden = false;
  }

  applyTheme();
  const launch = new URLSearchParams({
    tgWebAppData: facts.initData,
    tgWebAppVersion: "8.0",
    tgWebAppPlatform: "weba",
    tgWebAppThemeParams: JSON.stringify(THEMES[theme]),
  });
  if (facts.startParam) launch.set("tgWebAppStartParam", facts.startParam);
  store.src = `${facts.url}#${launch}`;
})();
