import { Picture } from "../../../fields/picture.tsx";
import { useTranslate } from "../../../platform/use-language.tsx";
import "./look.css";
import { toBackgroundStyle } from "./own-colors.ts";

interface Props {
  name: string;
  icon: unknown;
  image: unknown;
  iconBgColor: unknown;
  bgColor: unknown;
}

/** Renders a preview of the menu group in the storefront: its tab and its section of the category page. */
export function GroupPreview({ name, icon, image, iconBgColor, bgColor }: Props) {
  const t = useTranslate();
  const picture = icon ?? image;
  const ground = iconBgColor ?? bgColor;
  const title = name || t("menuGroups.new");
  return (
    <div role="img" aria-label={t("menuGroups.preview")} className="look look-group">
      <span className="look-bar">
        <span className="look-tab">
          {typeof picture === "string" && (
            <span className="look-icon" style={typeof ground === "string" ? { background: ground } : {}}>
              <Picture image={picture} size={24} />
            </span>
          )}
          {title}
        </span>
        <span className="look-line" />
        <span className="look-line" />
      </span>
      <span className="look-tiles" style={toBackgroundStyle(bgColor)}>
        <b>{title}</b>
        <span className="look-picture" />
        <span className="look-picture" />
        <span className="look-picture" />
      </span>
    </div>
  );
}
