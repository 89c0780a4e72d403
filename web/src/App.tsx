import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Shell } from './features/shell/Shell.tsx';
import { pages } from './pages.ts';

/** The storefront under whichever router: the browser's, or a fixed address when it is rendered to HTML. */
export const App = () => (
  <Suspense fallback={null}>
    <Routes>
      <Route element={<Shell />}>
        {pages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="/settings" element={<Navigate to="/personal/profile" replace />} />
      </Route>
    </Routes>
  </Suspense>
);
