// Opens a mini app as Click's application does: sets Click's cookies for theme, language and session, then loads the
// URL of the store.
(() => {
  const facts = JSON.parse(document.getElementById("facts").textContent);
  const findById = (id) => document.getElementById(id);
  let theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";

  const setCookie = (name, value) => (document.cookie = `${name}=${value}; path=/; samesite=lax`);

  function applyTheme() {
    document.documentElement.toggleAttribute("data-dark", theme === "dark");
    findById("theme").setAttribute("aria-pressed", String(theme === "dark"));
    setCookie("click-theme", theme);
  }

  applyTheme();
  setCookie("click-language", facts.language);
  const url = new URL(facts.url);
  if (facts.isByQuery) url.searchParams.set("web_session", facts.session);
  else setCookie("click-web-session", facts.session);
  findById("store").src = url.href;

  findById("theme").onclick = () => {
    theme = theme === "dark" ? "light" : "dark";
    applyTheme();
    findById("store").contentWindow.location.reload();
  };
  findById("leave").onclick = () => {
    findById("store").remove();
    findById("closed").hidden = false;
  };
  findById("again").onclick = () => location.reload();
})();
