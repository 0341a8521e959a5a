import { Badge, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Navigate, NavLink, Outlet, useLocation } from "react-router";
import readers from "virtual:page-readers";
import { listManageGroups } from "./manage-pages.ts";
import "./manage.css";
import { useDrafts } from "../parts/drafts/use-drafts.ts";
import { useSignedInStaff } from "../platform/session.tsx";
import { useTranslate } from "../platform/use-language.tsx";

/**
 * Layout of the management pages, with their navigation at the side, or above on a phone. Redirects to the first page
 * of the role if the path has none.
 */
export function ManageLayout() {
  const t = useTranslate();
  const groups = listManageGroups(useSignedInStaff().role, readers);
  const { items = [], missedAt = null } = useDrafts().data ?? {};
  const waiting = items.length;
  const isInWay = missedAt !== null || items.some(({ conflict }) => conflict !== null);
  const mine = groups.flatMap(({ pages }) => pages);
  const [first] = mine;
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const [, , shown] = pathname.split("/");
  // On a phone the navigation scrolls horizontally.
  useEffect(() => {
    const open = nav.current?.querySelector("[aria-current=page]");
    open?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  if (!first) return <Navigate to="/" replace />;
  if (!mine.some(({ path }) => path === shown)) return <Navigate to={`/manage/${first.path}`} replace />;
  return (
    <div className="manage">
      <nav ref={nav} className="manage-nav" aria-label={t("frame.manage")}>
        {groups.map(({ name, pages }) => (
          <div key={name} className="manage-group">
            <Text component="h2" size="sm" fw={600} c="dimmed" className="manage-title">
              {t(name)}
            </Text>
            {pages.map((page) => (
              <NavLink key={page.path} to={`/manage/${page.path}`} className="page-link">
                {t(page.name)}
                {page.path === "drafts" && waiting > 0 && (
                  <Badge
                    aria-hidden
                    className="manage-count"
                    size="lg"
                    circle={waiting < 10}
                    color={isInWay ? "red" : "teal"}
                  >
                    {waiting}
                  </Badge>
                )}
              </NavLink>
            ))}
          </div>
        ))}
      </nav>
      <div className="manage-page">
        <Outlet />
      </div>
    </div>
  );
}
