export {
  balancerPorts,
  type Cluster,
  type Member,
  missingForCluster,
  openCluster,
  startBalancer,
} from './cluster.ts'
export { canHaveMachines, type Machine, type Network, openNetwork } from './network.ts'
