// Opens a mini app like Click's application: sets its cookies, then loads the store's URL.
(() => {
  const facts = JSON.parse(document.getElementById("facts").textContent);
  const at = (id) => document.getElementById(id);
  let theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";

  const keep = (name, value) => (document.cookie = `${name}=${value}; path=/; samesite=lax`);

  function paint() {
    document.documentElement.toggleAttribute("data-dark", theme === "dark");
    at("theme").setAttribute("aria-pressed", String(theme === "dark"));
    keep("click-theme", theme);
  }

  paint();
  keep("click-language", facts.language);
  const url = new URL(facts.url);
  if (facts.isByQuery) url.searchParams.set("web_session", facts.session);
  else keep("click-web-session", facts.session);
  at("store").src = url.href;

  at("theme").onclick = () => {
    theme = theme === "dark" ? "light" : "dark";
    paint();
    at("store").contentWindow.location.reload();
  };
  at("leave").onclick = () => {
    at("store").remove();
    at("closed").hidden = false;
  };
  at("again").onclick = () => location.reload();
})();
