import { useEffect, useState } from "react";

/** Returns whether the page's theme is dark. It comes from the brand, the messenger or the device. */
export function useIsDark(): boolean {
  const [isDark, setIsDark] = useState(readIsDark);
  useEffect(() => {
    const updateIsDark = () => setIsDark(readIsDark());
    const device = matchMedia("(prefers-color-scheme: dark)");
    const page = new MutationObserver(updateIsDark);
    device.addEventListener("change", updateIsDark);
    page.observe(document.documentElement, { attributeFilter: ["data-theme", "style"] });
    return () => {
      device.removeEventListener("change", updateIsDark);
      page.disconnect();
    };
  }, []);
  return isDark;
}

function readIsDark(): boolean {
  return getComputedStyle(document.documentElement).colorScheme === "dark";
}
