export { dashboardNews } from "./dashboard-news.ts";
export { favoritesKey, loadFavorites } from "./favorites.ts";
export { projectDashboard } from "./project-dashboard.ts";
