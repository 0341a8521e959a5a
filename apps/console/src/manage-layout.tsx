import { Text } from "@mantine/core";
import { Navigate, NavLink, Outlet, useMatch } from "react-router";
import { groupsOf } from "./manage-pages.ts";
import "./manage.css";
import { useStaff } from "./platform/session.tsx";
import { useT } from "./platform/use-language.tsx";

/** What people keep: its areas and pages at the side, on a phone above; the first one by itself. */
export function ManageLayout() {
  const t = useT();
  const groups = groupsOf(useStaff().role);
  const isBare = useMatch("/manage") !== null;
  const [first] = groups.flatMap(({ pages }) => pages);
  if (!first) return <Navigate to="/" replace />;
  if (isBare) return <Navigate to={`/manage/${first.path}`} replace />;
  return (
    <div className="manage">
      <nav className="manage-nav" aria-label={t("frame.manage")}>
        {groups.map(({ name, pages }) => (
          <div key={name} className="manage-group">
            <Text component="h2" size="sm" fw={600} c="dimmed" className="manage-title">
              {t(name)}
            </Text>
            {pages.map((page) => (
              <NavLink key={page.path} to={`/manage/${page.path}`} className="manage-link">
                {t(page.name)}
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
