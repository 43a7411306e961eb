import type { LucideIcon } from "lucide-react";
import Activity from "lucide-react/icons/activity";
import AppWindow from "lucide-react/icons/app-window";
import AudioLines from "lucide-react/icons/audio-lines";
import Bell from "lucide-react/icons/bell";
import CalendarDays from "lucide-react/icons/calendar-days";
import CalendarCog from "lucide-react/icons/calendar-cog";
import CalendarHeart from "lucide-react/icons/calendar-heart";
import ClipboardList from "lucide-react/icons/clipboard-list";
import Inbox from "lucide-react/icons/inbox";
import Layers from "lucide-react/icons/layers";
import Calculator from "lucide-react/icons/calculator";
import Palette from "lucide-react/icons/palette";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Tags from "lucide-react/icons/tags";
import TrendingUp from "lucide-react/icons/trending-up";
import ChartColumn from "lucide-react/icons/chart-column";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import Clock from "lucide-react/icons/clock";
import House from "lucide-react/icons/house";
import Building2 from "lucide-react/icons/building-2";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import EyeOff from "lucide-react/icons/eye-off";
import KeyRound from "lucide-react/icons/key-round";
import LayoutGrid from "lucide-react/icons/layout-grid";
import ListChecks from "lucide-react/icons/list-checks";
import LogIn from "lucide-react/icons/log-in";
import Network from "lucide-react/icons/network";
import Scale from "lucide-react/icons/scale";
import ScanSearch from "lucide-react/icons/scan-search";
import ScrollText from "lucide-react/icons/scroll-text";
import Settings from "lucide-react/icons/settings";
import Shield from "lucide-react/icons/shield";
import ShieldCheck from "lucide-react/icons/shield-check";
import SquareTerminal from "lucide-react/icons/square-terminal";
import Star from "lucide-react/icons/star";
import Timer from "lucide-react/icons/timer";
import UserRound from "lucide-react/icons/user-round";
import Users from "lucide-react/icons/users";
import Webhook from "lucide-react/icons/webhook";
import ChartSpline from "lucide-react/icons/chart-spline";
import Headset from "lucide-react/icons/headset";
import Search from "lucide-react/icons/search";
import Zap from "lucide-react/icons/zap";
import Workflow from "lucide-react/icons/workflow";

/** The icons that navigation data may name, by the name without its `icon-`. */
const icons: Record<string, LucideIcon> = {
  acd: Headset,
  "activity-codes": Tags,
  adherence: Timer,
  admin: Shield,
  analytics: ChartColumn,
  applications: AppWindow,
  as: Workflow,
  audit: ScrollText,
  branding: Palette,
  calendar: CalendarHeart,
  dashboard: LayoutDashboard,
  "embedded-client": SquareTerminal,
  "first-steps": ListChecks,
  forecast: TrendingUp,
  generate: CalendarCog,
  groups: Network,
  home: House,
  calibrations: Scale,
  interactions: AudioLines,
  intraday: Activity,
  key: KeyRound,
  "menu-access": EyeOff,
  "my-space": CircleUserRound,
  "my-zone": CircleUserRound,
  mydashboard: LayoutDashboard,
  notifications: Bell,
  "planning-groups": Layers,
  qm: ClipboardCheck,
  "qm-analytics": ChartSpline,
  "qm-tools": ClipboardCheck,
  queues: Inbox,
  reporting: ChartColumn,
  roles: Shield,
  rotations: RefreshCw,
  scheduler: CalendarDays,
  search: Search,
  security: ShieldCheck,
  settings: Settings,
  "sign-in": LogIn,
  skills: Star,
  staffing: Calculator,
  teams: UserRound,
  tenantManagement: Building2,
  tenants: Building2,
  users: Users,
  webhooks: Webhook,
  wfi: Zap,
  wfm: Clock,
  "work-plans": ClipboardList,
  xsight: ScanSearch,
};

export interface ModuleDrawingProps {
  /** As navigation data has it: `icon-users`, or a module's id. An unknown name gets a neutral icon. */
  readonly name: string;
  readonly className?: string | undefined;
}

export const ModuleDrawing = ({ name, className }: ModuleDrawingProps) => {
  const Icon = icons[name.replace(/^icon-/, "")] ?? LayoutGrid;
  return <Icon {...(className !== undefined && { className })} />;
};
